import { describe, expect, it } from 'vitest';
import versions from '../../versions.json';
import { getExamples } from '../../src/openrpc/pages/getExamples';
import { readVersion, startSdk } from '../sdk/startSdk';

type Getters = Record<string, Record<string, () => unknown>>;

describe.each(versions)(
  'requests that the reference of %s shows',
  (version) => {
    const document = readVersion(version);
    it.each(['model', 'name'])('Device.%s() sends the same', (member) => {
      const { sdk, sent } = startSdk(version);
      const before = sent.length;
      void (sdk as unknown as Getters)['Device']?.[member]?.();
      const { params } = JSON.parse(sent[before] ?? '{}') as {
        params?: object;
      };
      const method = document.methods.find(
        (m) => m.name === `device.${member}`,
      );
      const bodies = method ? getExamples(document, method) : [];
      const [request] = bodies[0]?.messages ?? [];
      const shown = JSON.parse(request?.body ?? '{}') as { params?: object };
      expect(sent).toHaveLength(before + 1);
      expect(shown.params).toEqual(params);
    });
  },
);
