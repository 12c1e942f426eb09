import { ThemeClassNames } from '@docusaurus/theme-common';
import type { Props } from '@theme/LastUpdated';

export default function LastUpdated({
  formattedLastUpdatedAt: date,
  lastUpdatedBy: name,
}: Props) {
  return (
    <span className={ThemeClassNames.common.lastUpdated}>
      {date ? 'Last changed on ' : 'Last changed'}
      {date && <time dateTime={date}>{date}</time>}
      {name && ` by ${name}`}
    </span>
  );
}
