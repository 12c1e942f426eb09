/* Runs in every page, in the built site (`main.ts`) and with `npm start` (`client.ts`). */
import './controls';
import './react';
import './onDemand';
