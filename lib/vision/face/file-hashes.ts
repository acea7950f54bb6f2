/** SHA-256 of the face detection files: our model bundle, and the binary of `@mediapipe/tasks-vision`. */
export const FACE_FILE_HASHES = {
  models: '5f8c6385d1dfb66accb9ebffb9cfb9ec18509d98f867ef7db4005a852069739c',
  binary: '617b8e0248dbd27e9d7ece4218004eae4cefb499196d1bb4fa0e3fef21708756',
} as const;
