import type { ConfigData } from 'html-validate'

/** The rules for the HTML of the site: the recommended ones and the standard's, without those that have a reason here. */
export const htmlRules: ConfigData = {
  extends: ['html-validate:recommended', 'html-validate:standard'],
  rules: {
    // React writes void elements, boolean attributes and quotes in its own way; browsers read both ways alike.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'attr-quotes': 'off',
    'attr-case': 'off',
    'doctype-style': 'off',
    // Inline styles carry the blurred placeholder of each picture, and Gatsby's own focus wrapper has two.
    'no-inline-style': 'off',
    // React leaves trailing white space where a text ends in a space on purpose.
    'no-trailing-whitespace': 'off',
    // Titles of events with their date may be longer than a search result shows; they are cut there.
    'long-title': 'off',
    // Telephone numbers are typeset by the editors.
    'tel-non-breaking': 'off',
    // Gatsby's slice markers are custom elements without content.
    'element-permitted-content': 'error',
    // A link with the role of a button also works before and without scripts, which a button does not.
    'prefer-native-element': 'off',
    // The language switch stands in the closed fly-out and in the footer: one of the two is always out of reach.
    'unique-landmark': 'off',
    // Scripts and styles are of the same origin and named by their hash.
    'require-sri': 'off',
  },
}
