export { default } from '../FeedFormat/FeedKinds';
