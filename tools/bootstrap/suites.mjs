/** The test suites: each is the folder of that name under test/. The order is that of the report. */
export const suites = ['unit', 'referee', 'rules', 'property', 'golden', 'content', 'differential', 'e2e'];
