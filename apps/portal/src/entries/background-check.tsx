import './page.ts';
import { BackgroundCheckIsland } from '../islands/background-check/BackgroundCheckIsland.tsx';
import { hydrateIsland } from '../islands/island.tsx';

hydrateIsland(BackgroundCheckIsland);
