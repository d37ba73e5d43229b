# 遊戲中各種事物的名稱；氏族、神明、政策、戰爭優勢與季節卡的名稱在 cards.ftl。

## 地區

province-hokkaido = 北海道
province-oshu = 奧州
province-edo = 江戶
province-kyoto = 京都
province-kansai = 關西
province-nagato = 長門
province-shikoku = 四國
province-kyushu = 九州

## 棋子可以在的地方：地區、神殿、預備區

at-hokkaido = { province-hokkaido }
at-oshu = { province-oshu }
at-edo = { province-edo }
at-kyoto = { province-kyoto }
at-kansai = { province-kansai }
at-nagato = { province-nagato }
at-shikoku = { province-shikoku }
at-kyushu = { province-kyushu }
at-amaterasu = { kami-amaterasu }神殿
at-fujin = { kami-fujin }神殿
at-hachiman = { kami-hachiman }神殿
at-raijin = { kami-raijin }神殿
at-ryujin = { kami-ryujin }神殿
at-susanoo = { kami-susanoo }神殿
at-tsukuyomi = { kami-tsukuyomi }神殿
at-reserve = 預備區

## 模型單位（堡壘是標記）

figure-bushi = 武士
    .many = 武士
    .does = 步兵，戰力1。每個氏族有六名。
    .clause = FIG-1
figure-shinto = 信徒
    .many = 信徒
    .does = 侍奉神明的人，戰力1。召喚時可直接前往神殿參拜，整季爭取該神明的恩賜。每個氏族有三名。
    .clause = REC-5
figure-daimyo = 大名
    .many = 大名
    .does = 氏族的領袖，戰力1。不會成為人質，不能被替換或被效果指定；只會因戰敗或切腹而死。
    .clause = FIG-2
figure-stronghold = 堡壘
    .many = 堡壘
    .does = 用來召喚單位。堡壘沒有戰力（玄武的堡壘除外），也不會被摧毀。每個氏族有四座。
    .clause = REC-1
figure-komainu = { card-komainu }
figure-oni-of-skulls = { card-oni-of-skulls }
figure-yurei = { card-yurei }
figure-river-dragon = { card-river-dragon }
figure-oni-of-blood = { card-oni-of-blood }
figure-oni-of-souls = { card-oni-of-souls }
figure-oni-of-hate = { card-oni-of-hate }
figure-oni-of-spite = { card-oni-of-spite }
figure-amaterasu = { kami-amaterasu }
figure-fujin = { kami-fujin }
figure-hachiman = { kami-hachiman }
figure-raijin = { kami-raijin }
figure-ryujin = { kami-ryujin }
figure-susanoo = { kami-susanoo }
figure-tsukuyomi = { kami-tsukuyomi }

## 季節與階段

season-spring = 春季
season-summer = 夏季
season-autumn = 秋季
season-winter = 冬季
phase-setup = 季節前設置
    .does = 抽出戰爭地區、擺出季節卡、領取收入、返還人質。
phase-tea = 茶會
    .does = 氏族可以兩兩結盟，為期一季。
phase-political = 政策階段
    .does = 輪流選出七項政策行動，所有人執行。
phase-kami = 神明回合
    .does = 逐一結算神殿，戰力最高的氏族獲得神明的恩賜。
phase-war = 戰爭階段
    .does = 依序結算有戰爭數字的地區。
phase-cleanup = 季節末清算
    .does = 棄掉錢幣與浪人，神殿中的信徒返回預備區。
phase-winter = 最終計分
    .does = 戰爭地區標記與冬季升級計分。
phase-end = 遊戲結束
    .does = 遊戲結束。

## 季節卡：每場都用的基本卡，以及卡片種類；各卡組的名稱在 ui.ftl

set-core = 基本
type-enhancement = 裝備
    .does = 強化你的氏族、單位或行動，直到遊戲結束。
type-virtue = 美德
    .does = 達成特定條件時獲得勝利分數。
type-monster = 魔物
    .does = 獲得擁有特殊能力的魔物。
type-war-upgrade = 戰爭升級
    .does = 每個戰爭階段都有效。
type-winter-upgrade = 冬季升級
    .does = 遊戲結束時計分。

## 數量

amount-coins = { $count }枚錢幣
amount-ronin = { $count }名浪人
amount-vp = { $count }分
amount-force = { $count }點戰力
amount-figures = { $count ->
    [1] { $figure }
   *[other] { $count }名{ $figure }
}
amount-strongholds = { $count ->
    [1] { figure-stronghold }
   *[other] { $count }座{ figure-stronghold.many }
}
times = { $what }×{ $count }
# 氏族能力帶來的戰力：擁有該戰力之物。
part-clan-turtle = { figure-stronghold }

## 列舉：前兩項、其後每一項、最後一項

list-two = { $one }與{ $other }
list-more = { $head }、{ $next }
list-last = { $head }與{ $last }
list-facts = { $head }；{ $next }
list-waiting = { $head }；{ $next }
list-sentences = { $head }{ $next }
fact = { $name }：{ $value }
label = { $name }：
nothing = 無
nobody = 沒有人
route-between = { $one }－{ $other }
bid-part = { $advantage }{ $coins }枚

## 起因（只說名稱不夠清楚時：氏族能力、規則條文）

cause-koi = 錦鯉的兌換
cause-lotus = 面朝下的板塊
cause-set-1 = 遊戲開始
cause-sea-1 = 新的季節
cause-sea-2 = 季節卡
cause-sea-3 = 季節收入
cause-sea-4 = 返還人質
cause-tea-1 = 茶會
cause-tea-2 = 茶會
cause-tea-6 = 茶會
cause-pol-1 = 季節流程
cause-pol-2 = 政策回合
cause-pol-3 = 政策回合
cause-pol-4 = 政策回合
cause-neg-1 = 贈禮
cause-kam-2 = 神殿領先
cause-kub-2 = 神明降世
cause-kub-7 = 季節末清算
cause-hon-5 = 效果順序
cause-war-1 = 戰爭階段開始
cause-war-2 = 戰爭
cause-war-3 = 無人有戰力
cause-war-4 = 獨占此地
cause-war-5 = 只有結盟的兩家
cause-war-6 = 戰爭
cause-bat-3 = 下注
cause-bat-4 = 下注最高
cause-bat-5 = 不使用
cause-bat-10 = 戰鬥
cause-bat-11 = 戰鬥結果
cause-bat-13 = 戰爭賠償
cause-cln-1 = 季節末清算
cause-cln-2 = 季節末清算
cause-cln-3 = 季節末清算
cause-cln-4 = 季節末清算
cause-win-1 = 冬季
cause-win-3 = 戰爭地區標記
cause-win-4 = 不同地區
cause-win-5 = 最終計分
