export { default } from '../feed/FeedKinds';
