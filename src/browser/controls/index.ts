/*
 * What a press does, by one file each. They listen on the document, so what is
 * put into the page later works too.
 */
import './announcement';
import './code';
import './colorMode';
import './contents';
import './disclosure';
import './drawer';
import './dropdown';
import './keyboard';
import './modifier';
import './pageMenu';
import './print';
import './regions';
import './run';
import './search';
import './sidebar';
import './tabs';
import './top';
import './versions';
