/** A family of devices that run Firebolt apps. */
export interface DeviceFamily {
  readonly caption: string;
  /** Drawing below `static/`. */
  readonly image: string;
  /** The maker's page about the devices. */
  readonly infoLink: string;
  readonly description: string;
}

/** In the order in which the home page shows them. */
export const DEVICE_FAMILIES: readonly DeviceFamily[] = [
  {
    caption: 'Sky Glass',
    image: 'img/devices/sky-glass.svg',
    infoLink: 'https://www.sky.com/glass',
    description: 'Apps with Firebolt run on the Sky Glass TV.',
  },
  {
    caption: 'Comcast',
    image: 'img/devices/comcast.svg',
    infoLink: 'https://www.xfinity.com/overview',
    description: 'Apps with Firebolt run on the devices of Comcast.',
  },
  {
    caption: 'Flex',
    image: 'img/devices/flex.svg',
    infoLink: 'https://www.xfinity.com/flex',
    description: 'Apps with Firebolt run on the Flex streaming box.',
  },
  {
    caption: 'XClass',
    image: 'img/devices/xclass.svg',
    infoLink: 'https://www.xclasstv.com/',
    description: 'Apps with Firebolt run on XClass TVs.',
  },
  {
    caption: 'X1',
    image: 'img/devices/x1.svg',
    infoLink: 'https://xfinity.com/x1',
    description: 'Apps with Firebolt run on the X1 set-top platform.',
  },
];
