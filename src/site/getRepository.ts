export const getRepository = ({
  organizationName = '',
  projectName = '',
}: {
  readonly organizationName?: string;
  readonly projectName?: string;
}): string => `https://github.com/${organizationName}/${projectName}`;
