/*
 * What runs in every page. `npm start` runs it beside core's client; the built
 * site has the navigator of `main.ts` in place of that.
 */
import './controls';
import './react';
import './onDemand';
