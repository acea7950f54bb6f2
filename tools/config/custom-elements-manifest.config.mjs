/** The manifest that editors and documentation tools read: the public elements, and the parts that step screens are built of. */
export default {
  globs: ['src/element/zaguan-onboarding.ts', 'src/cameras/*-camera.ts', 'src/cameras/camera-tag.ts', 'src/ui/*.element.ts'],
  exclude: ['**/*.test.ts'],
  outdir: 'dist/npm',
  litelement: true,
  packagejson: false,
  plugins: [publicMembers()],
};

/** Drops members that a partner cannot call. */
function publicMembers() {
  const isPublic = ({ name, privacy }) => !name.startsWith('#') && (privacy ?? 'public') === 'public' && !name.endsWith('Callback');
  return {
    name: 'zaguan-public-members',
    packageLinkPhase({ customElementsManifest }) {
      for (const declaration of customElementsManifest.modules.flatMap(({ declarations }) => declarations ?? [])) {
        declaration.members = declaration.members?.filter(isPublic);
      }
    },
  };
}
