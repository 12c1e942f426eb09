import type { GraphDiagram } from '../types';

/** The way of a title from the catalogue of a partner to the viewer. */
const metadataFlow: GraphDiagram = {
  kind: 'graph',
  title: 'From your catalogue to the viewer',
  description:
    'Your catalogue becomes a feed, the platform takes it in and shows your titles in search and menus. A selected title opens in your app, and your app reports what was watched.',
  caption: 'What you deliver in the feed comes back as a navigation intent.',
  height: 452,
  frames: [
    { x: 4, y: 1, width: 136, height: 450, label: 'Your side' },
    { x: 220, y: 1, width: 136, height: 450, label: 'Platform' },
  ],
  nodes: [
    {
      id: 'catalogue',
      x: 16,
      y: 36,
      width: 112,
      height: 52,
      label: ['Catalogue'],
    },
    {
      id: 'feed',
      x: 16,
      y: 140,
      width: 112,
      height: 72,
      label: ['GMRSS feed'],
    },
    {
      id: 'ingest',
      x: 232,
      y: 140,
      width: 112,
      height: 72,
      label: ['Ingest'],
      note: ['checks items'],
    },
    {
      id: 'titles',
      x: 232,
      y: 252,
      width: 112,
      height: 52,
      label: ['Known titles'],
    },
    {
      id: 'surfaces',
      x: 232,
      y: 344,
      width: 112,
      height: 96,
      label: ['Discovery'],
      note: ['search, voice,', 'menus, continue', 'watching'],
    },
    {
      id: 'app',
      x: 16,
      y: 344,
      width: 112,
      height: 96,
      label: ['Your app'],
      tone: 'accent',
    },
  ],
  arrows: [
    {
      from: 'catalogue',
      to: 'feed',
      label: ['export'],
      words: 'Your catalogue is exported as a feed in the GMRSS format.',
    },
    {
      from: 'feed',
      to: 'ingest',
      at: 163,
      label: ['delivery'],
      words:
        'The feed reaches the ingest of the platform: you push it, which is preferred, or the platform pulls it on a schedule.',
    },
    {
      from: 'ingest',
      to: 'feed',
      at: 189,
      label: ['result for', 'each item'],
      side: 'below',
      words:
        'The ingest answers with a result for each item. Correct the failed items and send them again.',
    },
    {
      from: 'ingest',
      to: 'titles',
      label: [],
      words: 'Processed items become known titles of the platform.',
    },
    {
      from: 'titles',
      to: 'surfaces',
      label: [],
      words: 'Search, voice and menus show these titles.',
    },
    {
      from: 'surfaces',
      to: 'app',
      at: 376,
      label: ['intent'],
      words:
        'The viewer selects a title, and the platform sends a navigation intent to your app.',
    },
    {
      from: 'app',
      to: 'surfaces',
      at: 412,
      label: ['`watched()`'],
      side: 'below',
      words:
        'Your app reports what was watched with `Discovery.watched()`, and the title appears in continue watching.',
    },
  ],
};

export default metadataFlow;
