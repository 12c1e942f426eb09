/*
 * Runs once a page is parsed, before React and without it. It listens on the
 * document, so what React or a navigation puts into the page later works too.
 */
import './announcement';
import './code';
import './colorMode';
import './contents';
import './disclosure';
import './drawer';
import './dropdown';
import './keyboard';
import './pageMenu';
import './print';
import './rare';
import './regions';
import './run';
import './search';
import './start';
