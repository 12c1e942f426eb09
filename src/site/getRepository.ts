/** The settings that name the repository. */
interface RepositorySettings {
  readonly organizationName?: string;
  readonly projectName?: string;
}

/** The URL of the site's repository on GitHub, without a slash at the end. */
export const getRepository = ({
  organizationName = '',
  projectName = '',
}: RepositorySettings): string =>
  `https://github.com/${organizationName}/${projectName}`;
