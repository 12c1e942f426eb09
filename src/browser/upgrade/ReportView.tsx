import React from 'react';
import {
  getCompareLink,
  getFindingCompareLink,
  getGuideLink,
  getLimits,
  KIND_TITLES,
  printReportMarkdown,
  type SiteLinks,
} from '@site/src/upgrade/printReport';
import type { UpgradeFinding, UpgradeReport } from '@site/src/upgrade/types';
import CopyText from './CopyText';
import Marked from './Marked';
import Patch from './Patch';

interface Props {
  readonly report: UpgradeReport;
  readonly links: SiteLinks;
}

/** Within the site: the page is to be there when the reader comes back. */
function toPath(address: string): string {
  const { pathname, search, hash } = new URL(address);
  return pathname + search + hash;
}

function Place({
  finding,
  report,
  links,
}: {
  readonly finding: UpgradeFinding;
  readonly report: UpgradeReport;
  readonly links: SiteLinks;
}): React.JSX.Element {
  const { line, kind, message } = finding;
  return (
    <li>
      Line {line}: <strong>{KIND_TITLES[kind]}.</strong>{' '}
      <Marked text={message} />{' '}
      <a
        href={toPath(getGuideLink(links, finding))}
        aria-label={`Upgrading: line ${line}`}
      >
        Upgrading
      </a>
      {', '}
      <a
        href={toPath(getFindingCompareLink(links, report, finding))}
        aria-label={`Differences: line ${line}`}
      >
        differences
      </a>
    </li>
  );
}

/** What an upgrade does to a file of the app. */
function FileFindings({
  file,
  report,
  links,
}: Props & { readonly file: string }): React.JSX.Element {
  return (
    <section>
      <h3>
        <code>{file}</code>
      </h3>
      <ul>
        {report.findings
          .filter((f) => f.file === file)
          .map((finding) => (
            <Place
              key={`${finding.line} ${finding.kind} ${finding.message}`}
              finding={finding}
              report={report}
              links={links}
            />
          ))}
      </ul>
    </section>
  );
}

function Problems({
  problems,
}: Pick<UpgradeReport, 'problems'>): React.JSX.Element {
  return (
    <>
      <h3>Not checked, or checked only in part</h3>
      <ul>
        {problems.map(({ file, message }) => (
          <li key={file + message}>
            <code>{file}</code>: <Marked text={message} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Everything that an upgrade does to an app. */
export default function ReportView({
  report,
  links,
}: Props): React.JSX.Element {
  const { findings, problems } = report;
  return (
    <>
      {[...new Set(findings.map((f) => f.file))].map((file) => (
        <FileFindings key={file} {...{ file, report, links }} />
      ))}
      {problems.length > 0 && <Problems problems={problems} />}
      {getLimits(report).map((text) => (
        <p key={text}>
          <Marked text={text} />
        </p>
      ))}
      <p>
        <a href={toPath(getCompareLink(links, report))}>
          Everything that differs between {report.from} and {report.to}
        </a>
      </p>
      {report.files.length > 0 && (
        <CopyText
          title="Summary for an issue"
          text={printReportMarkdown(report, links)}
        />
      )}
      <Patch report={report} />
    </>
  );
}
