/* Controls that few readers use, so they are loaded with the first click or focus. */
import './closeMenu';
import './filter';
