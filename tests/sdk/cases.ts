import versions from '../../versions.json';
import { readCases } from './readCases';
import { replayCases } from './replayCases';

// `npm run sdk:cases -- <file>`: replays recorded cases on every version's simulated SDK,
// prints the differences, and fails if there are any.
const [file = 'tests/fixtures/sdk-cases.json'] = process.argv.slice(2);

void replayCases(readCases(file), versions).then(
  ({ compared, differences }) => {
    for (const { id, version, channel, index, ...sides } of differences) {
      console.log(`${id} in ${version}: ${channel} ${index}`);
      console.log(`  recorded:  ${JSON.stringify(sides.recorded)}`);
      console.log(`  simulated: ${JSON.stringify(sides.simulated)}`);
    }
    const cases = new Set(differences.map((d) => `${d.id} ${d.version}`)).size;
    console.log(`${compared - cases} passed, ${cases} failed`);
    process.exitCode = cases > 0 ? 1 : 0;
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 2;
  },
);
