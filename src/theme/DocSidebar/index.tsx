// Small screens have the sidebar too, hidden, because their menu is a copy of it.
export { default } from '@theme/DocSidebar/Desktop';
