// Small screens also get the sidebar, hidden, because a script copies it to their menu.
export { default } from '@theme/DocSidebar/Desktop';
