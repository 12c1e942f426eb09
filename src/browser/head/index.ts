/*
 * Runs in the head of every page, before it shows and without the other script.
 */
import './layOutLate';
import './beforePaint';
import './cleanAddress';
import './reportBlocked';
import './reportFailures';
