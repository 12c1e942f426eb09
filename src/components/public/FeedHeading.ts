export { default } from '../FeedFormat/FeedHeading';
