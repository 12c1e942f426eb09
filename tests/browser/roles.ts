import type { FrameLocator, Locator, Page } from '@playwright/test';

type Place = Page | Locator | FrameLocator;

type Name = string | RegExp;

/* Short names for `getByRole`. A string matches a part of a name, or, with `EXACT`, all. */

export const EXACT = { exact: true } as const;

type Exactness = typeof EXACT | undefined;

export const getButton = (place: Place, name: Name, how?: Exactness): Locator =>
  place.getByRole('button', { name, ...how });

export const getLink = (place: Place, name: Name, how?: Exactness): Locator =>
  place.getByRole('link', { name, ...how });

export const getTab = (place: Place, name: Name, how?: Exactness): Locator =>
  place.getByRole('tab', { name, ...how });

export const getRegion = (place: Place, name: Name, how?: Exactness): Locator =>
  place.getByRole('region', { name, ...how });

export const getMain = (place: Place): Locator => place.getByRole('main');

export const getDialog = (place: Place, name: Name = ''): Locator =>
  place.getByRole('dialog', { name });

export const getStatus = (place: Place): Locator => place.getByRole('status');

export const getAlert = (place: Place): Locator => place.getByRole('alert');

export const getOptions = (place: Place): Locator => place.getByRole('option');
