// Rendered on small screens, too, but hidden: a script copies it to the menu.
export { default } from '@theme/DocSidebar/Desktop';
