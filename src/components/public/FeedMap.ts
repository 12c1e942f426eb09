export { default } from '../FeedFormat/FeedMap';
