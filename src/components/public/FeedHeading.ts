export { default } from '../feed/FeedHeading';
