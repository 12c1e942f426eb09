/* What few sites use: options of the theme, and further sets of docs. */
import './hideOnScroll';
import './otherDocs';
