/* Runs in the head of every page, before the first paint and without `main.js`. */
import './skipOffscreenLayout';
import './beforePaint';
import './cleanAddress';
import './repeatClick';
import './reportBlocked';
import './reportFailures';
