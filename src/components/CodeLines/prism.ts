import Prism from 'prismjs/components/prism-core';
import 'prismjs/components/prism-markup';
import 'prismjs/components/prism-clike';
import 'prismjs/components/prism-javascript';
import 'prismjs/components/prism-typescript';
import 'prismjs/components/prism-json';
import 'prismjs/components/prism-bash';

/*
 * Stands for `prism-react-renderer/prism`, which holds some 30 languages. A block
 * in a language that is missing here stays without colors.
 */

// Prism would color, a second time, all code that it finds on the page.
Prism.manual = true;

export default Prism;
