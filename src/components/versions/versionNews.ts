/** What each version brought, in one line: the only place for these lines. */
const VERSION_NEWS: Readonly<Record<string, string>> = {
  '0.8.0':
    'Live channels can be deep link targets, and importing the SDK sends nothing.',
  '0.7.0': 'Numbers are typed as number in TypeScript.',
  '0.6.1':
    'Plain ES modules in place of a bundle, and better TypeScript declarations.',
  '0.6.0': 'Properties to subscribe to, and development without a device.',
  '0.6.0-alpha.2': 'A preview of the properties of 0.6.0.',
  '0.6.0-alpha.1': 'A new transport below the same API.',
  '0.5.3': 'The oldest documented release, with the content of 0.5.2.',
};

export default VERSION_NEWS;
