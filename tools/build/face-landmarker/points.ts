/**
 * MediaPipe's tables that map the model's outputs to 478 points (tensors_to_face_landmarks_with_attention.pbtxt): refined lips, eyes and
 * irises replace the face's points.
 */
const lips = [
  61, 146, 91, 181, 84, 17, 314, 405, 321, 375, 291, 185, 40, 39, 37, 0, 267, 269, 270, 409, 78, 95, 88, 178, 87, 14, 317, 402, 318, 324,
  308, 191, 80, 81, 82, 13, 312, 311, 310, 415, 76, 77, 90, 180, 85, 16, 315, 404, 320, 307, 306, 184, 74, 73, 72, 11, 302, 303, 304, 408,
  62, 96, 89, 179, 86, 15, 316, 403, 319, 325, 292, 183, 42, 41, 38, 12, 268, 271, 272, 407,
];
const leftEye = [
  33, 7, 163, 144, 145, 153, 154, 155, 133, 246, 161, 160, 159, 158, 157, 173, 130, 25, 110, 24, 23, 22, 26, 112, 243, 247, 30, 29, 27, 28,
  56, 190, 226, 31, 228, 229, 230, 231, 232, 233, 244, 113, 225, 224, 223, 222, 221, 189, 35, 124, 46, 53, 52, 65, 143, 111, 117, 118, 119,
  120, 121, 128, 245, 156, 70, 63, 105, 66, 107, 55, 193,
];
const rightEye = [
  263, 249, 390, 373, 374, 380, 381, 382, 362, 466, 388, 387, 386, 385, 384, 398, 359, 255, 339, 254, 253, 252, 256, 341, 463, 467, 260,
  259, 257, 258, 286, 414, 446, 261, 448, 449, 450, 451, 452, 453, 464, 342, 445, 444, 443, 442, 441, 413, 265, 353, 276, 283, 282, 295,
  372, 340, 346, 347, 348, 349, 350, 357, 465, 383, 300, 293, 334, 296, 336, 285, 417,
];

/** The output tensors with their number of values: x, y, z per point of the face, x, y per point of lips, eyes and irises. */
export const outputs = [
  { tensor: 719, values: 1404 },
  { tensor: 720, values: 160 },
  { tensor: 721, values: 142 },
  { tensor: 723, values: 142 },
  { tensor: 722, values: 10 },
  { tensor: 724, values: 10 },
] as const;

/** The tensor that holds the score of a face's presence. */
export const FACE_FLAG = 710;

/** Number of points of the face, without the irises. */
const FACE_POINTS = 468;
/** Number of points of one iris. */
const IRIS_POINTS = 5;

/** Returns, for each coordinate of each point, the index of its value in the concatenated outputs. */
export function pointValues(): number[] {
  const picks = Array.from({ length: 3 * (FACE_POINTS + 2 * IRIS_POINTS) }, (_, at) => at);
  let from = 3 * FACE_POINTS;
  for (const points of [lips, leftEye, rightEye]) {
    for (const point of points) {
      picks[3 * point] = from++;
      picks[3 * point + 1] = from++;
    }
  }
  // The depth of an iris is that of the upper eyelid's middle.
  for (const [iris, lid] of [159, 386].entries()) {
    for (let point = 0; point < IRIS_POINTS; point++) {
      const at = 3 * (FACE_POINTS + iris * IRIS_POINTS + point);
      picks[at] = from++;
      picks[at + 1] = from++;
      picks[at + 2] = 3 * lid + 2;
    }
  }
  return picks;
}
