import { useState } from 'react';
import {
  getCompareLink,
  getGuideLink,
  KIND_TITLES,
  printName,
  printPlace,
  printText,
  type SiteLinks,
} from '@site/src/upgrade/printReport';
import type { UpgradeFinding, UpgradeReport } from '@site/src/upgrade/types';
import Text from '@site/src/components/api/Text';
import Button from '@site/src/components/fields/Button';
import { copyText } from '../dom/copy';
import { getTitle, type Shown } from './CodeArea';
import styles from './styles.module.css';

interface Props {
  readonly report: UpgradeReport;
  readonly links: SiteLinks;
  readonly onShow: (place: Shown) => void;
}

/** Removes the host from a URL, so that a preview of the site links to its own pages. */
function toPath(address: string): string {
  const { pathname, search, hash } = new URL(address);
  return pathname + search + hash;
}

/** Renders code that is in backticks. */
export const Marked = ({ text }: { readonly text: string }) => (
  <Text>{printName(text)}</Text>
);

function Finding(props: Props & { readonly finding: UpgradeFinding }) {
  const { finding, links, onShow } = props;
  const { file, line, kind, message, before, after } = finding;
  return (
    <li>
      <button
        type="button"
        className={`clean-btn ${styles.link ?? ''}`}
        onClick={() => onShow({ file, line })}
      >
        Line {line}
      </button>
      : <strong>{KIND_TITLES[kind]}.</strong> <Marked text={message} />{' '}
      <a
        href={toPath(getGuideLink(links, finding))}
        aria-label={`Upgrading: line ${line}`}
      >
        Upgrading
      </a>
      {after !== undefined && (
        <pre tabIndex={0} aria-label={`Line ${line}, before and after`}>
          <del>{before}</del>
          {'\n'}
          <ins>{after}</ins>
        </pre>
      )}
    </li>
  );
}

const Findings = (props: Props) => (
  <>
    <h2>What to change</h2>
    {[...new Set(props.report.findings.map((f) => f.file))].map((file) => (
      <section key={file}>
        <h3>{getTitle(file)}</h3>
        <ul>
          {props.report.findings
            .filter((f) => f.file === file)
            .map((f) => (
              <Finding
                key={`${f.line} ${f.kind} ${f.message}`}
                {...props}
                finding={f}
              />
            ))}
        </ul>
      </section>
    ))}
  </>
);

export default function ReportView(props: Props) {
  const { report, links } = props;
  const { problems, from, to } = report;
  const [said, setSaid] = useState('');
  const copy = async (): Promise<void> => {
    const isDone = await copyText(printText(report, links));
    setSaid(
      isDone
        ? 'Copied.'
        : 'This browser blocked copying. Select the report and copy it.',
    );
  };
  return (
    <>
      {report.findings.length > 0 && <Findings {...props} />}
      {problems.length > 0 && (
        <>
          <h2>Not checked, or only partly checked</h2>
          <ul>
            {problems.map((problem) => (
              <li key={problem.file + problem.message}>
                <code>{printName(printPlace(problem))}</code>:{' '}
                <Marked text={problem.message} />
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        <a href={toPath(getCompareLink(links, report))}>
          All differences between {from} and {to}
        </a>
      </p>
      <Button onClick={() => void copy()}>Copy the report</Button>{' '}
      <span role="status">{said}</span>
    </>
  );
}
