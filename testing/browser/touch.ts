/** Touch input as the browser gets it from the device, for long presses and swipes. */
import type { CDPSession, Locator, Page } from 'playwright-core';

interface Point {
  x: number;
  y: number;
}

const STEPS = 12;

export class Finger {
  readonly #devtools: CDPSession;
  #at: Point = { x: 0, y: 0 };

  private constructor(devtools: CDPSession) {
    this.#devtools = devtools;
  }

  static async on(page: Page): Promise<Finger> {
    return new Finger(await page.context().newCDPSession(page));
  }

  async down(where: Locator | Point): Promise<void> {
    this.#at = 'x' in where ? where : await middleOf(where);
    await this.#tell('touchStart', [this.#at]);
  }

  /** In small steps, like a real swipe. */
  async moveTo(x: number, y: number): Promise<void> {
    const from = this.#at;
    for (let step = 1; step <= STEPS; step += 1) {
      this.#at = { x: from.x + ((x - from.x) * step) / STEPS, y: from.y + ((y - from.y) * step) / STEPS };
      await this.#tell('touchMove', [this.#at]);
    }
  }

  moveBy(x: number, y: number): Promise<void> {
    return this.moveTo(this.#at.x + x, this.#at.y + y);
  }

  up(): Promise<void> {
    return this.#tell('touchEnd', []);
  }

  async swipe(from: Point, to: Point): Promise<void> {
    await this.down(from);
    await this.moveTo(to.x, to.y);
    await this.up();
  }

  async #tell(type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]): Promise<void> {
    await this.#devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
  }
}

async function middleOf(where: Locator): Promise<Point> {
  const box = await where.boundingBox();
  if (!box) throw new Error('Nothing to touch there');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
