import './page.ts';
import { BookingIsland } from '../islands/booking/BookingIsland.tsx';
import { hydrateIsland } from '../islands/island.tsx';

hydrateIsland(BookingIsland);
