// Asking before something that cannot be undone.

interface Asking {
  question: string;
  yes: string;
  answer(isYes: boolean): void;
}

let asking = $state.raw<Asking | null>(null);

export function askedNow(): Asking | null {
  return asking;
}

export function confirmed(question: string, yes: string): Promise<boolean> {
  return new Promise((resolve) => {
    asking = { question, yes, answer: (isYes) => { asking = null; resolve(isYes); } };
  });
}
