/*
 * Runs in every page: in `npm start` beside Docusaurus' client, in the built site with the navigator of `main.ts`.
 */
import './controls';
import './react';
import './onDemand';
