export { getFeedTableOfContents } from '../FeedFormat/tableOfContents';
