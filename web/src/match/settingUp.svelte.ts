// Setting up takes many decisions before anything happens: whoever wishes lets the Veteran make the rest of them.

import type { Session } from "./session.svelte";

export class SettingUp {
  isOn = $state(false);

  constructor(readonly session: Session) {}

  /** Whether something is asked that belongs to setting up, and somebody can be asked for advice. */
  get isPossible(): boolean {
    const { asked, may, view } = this.session;
    return asked !== null && may.hint === true && isBefore(view);
  }

  /** The next step, whenever anything has changed: asks for advice, or takes it. */
  goOn(): void {
    const { session } = this;
    if (!session.asked || session.isBusy || session.isAdvising) return;
    if (!this.isPossible || session.isRefused) this.isOn = false;
    else if (session.hint && !session.isWeighing) session.choose(session.hint.choose);
    else session.askHint();
  }
}

/** Every game counts its rounds; before the first one it is set up. */
function isBefore(view: unknown): boolean {
  return (view as { round?: number } | undefined)?.round === 0;
}
