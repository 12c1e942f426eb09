import type { GraphDiagram } from '../types';

/** The parts of an item of the feed. */
const feedItem: GraphDiagram = {
  kind: 'graph',
  title: 'The parts of a feed item',
  description:
    'An item describes one title. Its parts say which title it is, how it looks, how it is rated, when it is available, who may watch it, and which streams play it.',
  caption: 'One `item` for each title, one `media:content` for each stream.',
  height: 446,
  nodes: [
    {
      id: 'item',
      x: 8,
      y: 8,
      width: 100,
      height: 430,
      label: ['`item`'],
      note: ['one title'],
      tone: 'accent',
    },
    {
      id: 'identity',
      x: 148,
      y: 8,
      width: 204,
      height: 66,
      label: ['Which title'],
      note: ['`gmrss:videoAssetId`', '`gmrss:entityType`'],
    },
    {
      id: 'looks',
      x: 148,
      y: 84,
      width: 204,
      height: 66,
      label: ['Texts and pictures'],
      note: ['`title`, `description`,', '`media:thumbnail`'],
    },
    {
      id: 'rating',
      x: 148,
      y: 160,
      width: 204,
      height: 52,
      label: ['Rating'],
      note: ['`media:rating`'],
    },
    {
      id: 'window',
      x: 148,
      y: 222,
      width: 204,
      height: 52,
      label: ['When'],
      note: ['`dcterms:valid`'],
    },
    {
      id: 'rights',
      x: 148,
      y: 284,
      width: 204,
      height: 66,
      label: ['Who may watch'],
      note: ['`gmrss:contentRights`', 'with `gmrss:entitlement`'],
    },
    {
      id: 'streams',
      x: 148,
      y: 360,
      width: 204,
      height: 78,
      label: ['What plays'],
      note: ['`media:group`', 'with one or more', '`media:content`'],
    },
  ],
  arrows: [
    {
      from: 'item',
      to: 'identity',
      label: [],
      words:
        'Which title: `gmrss:videoAssetId` is your ID, the one that comes back in intents; a series has `gmrss:seriesAssetId` instead. `gmrss:entityType` says whether it is a movie, an episode or something else.',
    },
    {
      from: 'item',
      to: 'looks',
      label: [],
      words:
        'Texts and pictures: `title`, `description` and `media:thumbnail` are what viewers see.',
    },
    {
      from: 'item',
      to: 'rating',
      label: [],
      words: 'Rating: `media:rating` is what parental controls go by.',
    },
    {
      from: 'item',
      to: 'window',
      label: [],
      words:
        'When: `dcterms:valid` is the window in which the title is available.',
    },
    {
      from: 'item',
      to: 'rights',
      label: [],
      words:
        'Who may watch: `gmrss:contentRights` names the entitlement that a viewer needs.',
    },
    {
      from: 'item',
      to: 'streams',
      label: [],
      words:
        'What plays: `media:group` holds one `media:content` for each stream, with the address that opens it. A series has none.',
    },
  ],
};

export default feedItem;
