import Link from '@docusaurus/Link';
import styles from './styles.module.css';

const GUIDES = '/docs/firebolt_docs/getting-started';

/** The way of an app to the device, with links to the guides. */
const STEPS = [
  {
    title: 'Try',
    text: 'Write code for any documented version, and run it in your browser against a simulated device.',
    link: 'Open the playground',
    to: '/playground/',
  },
  {
    title: 'Install',
    text: 'Add one package without dependencies to your app. Most of your code stays the same.',
    link: 'Get the package',
    to: `${GUIDES}/quick-start-guide/#installing-firebolt`,
  },
  {
    title: 'Ship',
    text: 'Your distributor, the company whose devices run your app, tells you how to install it there and which tests it must pass.',
    link: 'Ship it to a device',
    to: `${GUIDES}/onto-a-device/`,
  },
] as const;

/** The three steps of an app to the device. */
export default function Steps() {
  return (
    <ol className={styles.steps}>
      {STEPS.map(({ title, text, link, to }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
          <Link to={to}>{link}</Link>
        </li>
      ))}
    </ol>
  );
}
