/**
 * What a stylesheet calls px is a design pixel: a sixteenth of the root's font size, which grows with the screen
 * (styles/base.css). So one table is the same on every screen of a kind. A length that must not grow is written `PX`.
 */

import type { Plugin } from 'postcss';

const LENGTH = /(?<![\w.-])(-?\d*\.?\d+)px\b/g;
export const relative = (text: string): string => text.replace(LENGTH, (_, number: string) => `${Number(number) / 16}rem`);

export const designPixel: Plugin = {
  postcssPlugin: 'design-pixel',
  Declaration: (one) => void (one.value.includes('px') && (one.value = relative(one.value))),
  AtRule: { container: (rule) => void (rule.params.includes('px') && (rule.params = relative(rule.params))) },
};
