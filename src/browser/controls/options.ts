/* Controls of options that few sites use: theme options and further docs plugins. */
import './hideOnScroll';
import './otherDocs';
