export { default } from '../feed/FeedElements';
