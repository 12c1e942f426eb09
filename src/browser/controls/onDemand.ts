/* What a reader of few pages uses: it comes with the first press or focus. */
import './closeMenu';
import './filter';
