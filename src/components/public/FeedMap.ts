export { default } from '../feed/FeedMap';
