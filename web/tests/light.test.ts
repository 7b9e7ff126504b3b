import { describe, expect, it } from 'vitest';
import { besideLight } from '../src/lessons/light';

const PAGE = { width: 1280, height: 800 };
const WORDS = { width: 600, height: 120 };
const TOP = 50;
const box = (x: number, y: number, width: number, height: number) => ({ x, y, width, height });

describe('the Raven', () => {
  it('speaks at the top while nothing is lit', () => {
    expect(besideLight(WORDS, [], PAGE, TOP)).toEqual({ x: 340, y: TOP });
  });

  it('speaks close to what is lit, and not over it', () => {
    const lit = box(20, 650, 80, 50);
    const at = besideLight(WORDS, [lit], PAGE, TOP);
    const gap = lit.y - (at.y + WORDS.height);
    expect(at.x).toBeLessThan(lit.x + lit.width);
    expect(gap).toBeGreaterThan(0);
    expect(gap).toBeLessThan(20);
  });

  it('covers nothing else as long as there is room', () => {
    const lit = box(20, 650, 80, 50);
    const other = box(0, 400, 1280, 240);
    const at = besideLight(WORDS, [lit], PAGE, TOP, [other]);
    expect(at.y + WORDS.height <= other.y || at.y >= other.y + other.height).toBe(true);
  });
});
