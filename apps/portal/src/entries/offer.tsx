import './page.ts';
import { hydrateIsland } from '../islands/island.tsx';
import { OfferIsland } from '../islands/offer/OfferIsland.tsx';

hydrateIsland(OfferIsland);
