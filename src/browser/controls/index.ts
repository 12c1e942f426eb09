/*
 * Controls listen on the document, so they also work for elements that are added later.
 */
import './announcement';
import './pageMenu';
import './colorMode';
import './contents';
import './disclosure';
import './drawer';
import './dropdown';
import './keyboard';
import './regions';
import './run';
import './search';
import './sidebar';
import './tabs';
import './top';
import './versions';
