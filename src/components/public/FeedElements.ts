export { default } from '../FeedFormat';
