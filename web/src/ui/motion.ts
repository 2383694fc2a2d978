// Things move, unless the browser asks for less motion.

/** Values of a transition, with no time for it where reduced motion is wanted. */
export function calm<T extends { duration: number }>(how: T): T {
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? { ...how, duration: 0 } : how;
}
