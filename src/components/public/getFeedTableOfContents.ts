export { getFeedTableOfContents } from '../../feed/getFeedTableOfContents';
