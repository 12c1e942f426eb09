/** Who takes part in the flows of the app lifecycle. */
const LAUNCH_PARTICIPANTS = [
  { id: 'viewer', label: 'Viewer' },
  { id: 'platform', label: 'Platform' },
  { id: 'app', label: 'Your app' },
] as const;

export default LAUNCH_PARTICIPANTS;
