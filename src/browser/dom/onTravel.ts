/** Answers a step through the history; true where nobody else shall. */
type Traveler = (event: PopStateEvent) => boolean;

const travelers: Traveler[] = [];

/** Lets a part of the site answer Back and Forward, after those before it. */
export function onTravel(answer: Traveler): void {
  travelers.push(answer);
}

// In `npm start` it comes before that of core's router.
addEventListener('popstate', (event) => {
  if (travelers.some((answer) => answer(event))) {
    event.stopImmediatePropagation();
  }
});
