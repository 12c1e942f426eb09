/** The URL of the site's repository on GitHub, without a slash at the end. */
export const getRepository = ({
  organizationName = '',
  projectName = '',
}: {
  readonly organizationName?: string;
  readonly projectName?: string;
}): string => `https://github.com/${organizationName}/${projectName}`;
